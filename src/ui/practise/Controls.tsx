/** Play, pause, step, restart, speed, and the clock of the run. */
import { formatOf, t } from '../../i18n/index.ts';
import { SPEEDS } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { Icon } from '../parts/icons.tsx';

export function Controls({ onMenu }: { onMenu: () => void }) {
  const playing = useStandOn(state => state.playing);
  const ended = useStandOn(state => state.world.ended !== undefined);
  const { togglePlay, stepOnce, stepBack, restart } = useActions();
  return (
    <div className="controls" role="toolbar" aria-label={t('controls.title')}>
      <button type="button" className="control control-play" data-control="play" disabled={ended} onClick={togglePlay} aria-label={playing ? t('controls.pause') : t('controls.play')}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button type="button" className="control" data-control="back" onClick={stepBack} aria-label={t('controls.back')}><Icon name="back" /></button>
      <button type="button" className="control" data-control="step" disabled={ended} onClick={stepOnce} aria-label={t('controls.step')}><Icon name="step" /></button>
      <button type="button" className="control" data-control="restart" onClick={restart} aria-label={t('controls.restart')}><Icon name="restart" /></button>
      <SpeedSwitch />
      <RunClock />
      <button type="button" className="control control-menu" data-control="scenarios" onClick={onMenu}>{t('controls.scenarios')}</button>
    </div>
  );
}

function SpeedSwitch() {
  const speed = useStandOn(state => state.speed);
  const { setSpeed } = useActions();
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <>
      <div className="segments speeds" role="group" aria-label={t('controls.speed')}>
        {SPEEDS.map(one => <button key={one} type="button" aria-pressed={one === speed} data-speed={one} onClick={() => setSpeed(one)}>{t('controls.times', { speed: one })}</button>)}
      </div>
      <button type="button" className="control speed-cycle" data-control="speed" aria-label={t('controls.speedNow', { speed })} onClick={() => setSpeed(next)}>{t('controls.times', { speed })}</button>
    </>
  );
}

function RunClock() {
  const time = useStandOn(state => state.world.time);
  const duration = useStandOn(state => state.world.duration);
  const { clock } = formatOf();
  return (
    <div className="clock">
      <span className="clock-time" data-clock>{clock(time)}</span>
      <span className="clock-end">{clock(duration).replace(/\.\d$/, '')}</span>
    </div>
  );
}
