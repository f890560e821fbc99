/** The scenario in words: what one is told, what it teaches, and the conditions. */
import { formatOf, t, termsOf } from '../../i18n/index.ts';
import { useStandOn } from '../context.tsx';
import { useBrief } from './told.ts';

export function AboutScenario() {
  const brief = useBrief();
  const { title, teaches, environment, waterway } = useStandOn(state => state.scenario);
  const { distance, speed } = formatOf();
  const { wind, current } = environment;
  return (
    <>
      <h2 className="part-title">{title}</h2>
      {brief !== '' && <p className="brief">{brief}</p>}
      {teaches.length > 0 && <><h3 className="part-sub">{t('scenario.teaches')}</h3><ul className="plain">{teaches.map(one => <li key={one}>{one}</li>)}</ul></>}
      <dl className="conditions">
        <div><dt>{t('scenario.waters')}</dt><dd>{termsOf().waters[waterway.waters]}</dd></div>
        <div><dt>{t('scenario.light')}</dt><dd>{t(`theme.${environment.light}`)}</dd></div>
        <div><dt>{t('scenario.visibility')}</dt><dd>{distance(environment.visibility)}</dd></div>
        {wind !== undefined && <div><dt>{t('scenario.wind')}</dt><dd>{t('scenario.windFrom', wind)}</dd></div>}
        {current !== undefined && <div><dt>{t('scenario.current')}</dt><dd>{t('scenario.currentTowards', current)}</dd></div>}
        {waterway.channels.map(channel => channel.current === undefined ? null : (
          <div key={channel.id}><dt>{t('scenario.currentIn', { channel: channel.id })}</dt><dd>{speed(channel.current)}</dd></div>
        ))}
      </dl>
    </>
  );
}
