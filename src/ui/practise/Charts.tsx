/** Range, bearing and CPA of one meeting over the run. What draws them is loaded when they are first asked for. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatOf, t } from '../../i18n/index.ts';
import { RATE } from '../../sim/conventions.ts';
import { betweenThem, encounterKey, seriesOf, shownEncounter, themeOf, toldOf, toldUntil, untoldVessels, type Series, type StandOnState } from '../../store/index.ts';
import { useStandOn, useStandOnStore } from '../context.tsx';
import type { Plots } from './plots.ts';
import { useTold } from './told.ts';
import { endOf, useSlowly } from './useTimeline.ts';

/** The meeting that is shown; else the one that the run last told of, else the first pair there is. As the two ids, the own vessel first. */
function pairShown(state: StandOnState): string | undefined {
  const told = toldOf(state, state.judgement.encounters);
  const shown = shownEncounter(told, state.selectedEncounter)?.vessels ?? lastMet(state) ?? told[0]?.vessels;
  if (shown === undefined) return undefined;
  return encounterKey(shown[1] === state.ownVessel ? [shown[1], shown[0]] : shown);
}

function lastMet(state: StandOnState): readonly [string, string] | undefined {
  const untold = untoldVessels(state);
  const met = state.recording.events.flatMap(event => (event.event === 'encounter-began' && !event.vessels.some(id => untold.includes(id)) ? [event] : []));
  return (met.findLast(({ tick }) => tick <= state.world.tick) ?? met[0])?.vessels as readonly [string, string] | undefined;
}

export function Charts() {
  const pair = useSlowly(pairShown);
  if (pair === undefined) return <p className="quiet" data-charts="none">{t('charts.none')}</p>;
  const [from, other] = pair.split('|') as [string, string];
  return <OfPair key={pair} from={from} other={other} />;
}

/** Made anew where the light or the units change: the lines are drawn in the colours and figures of the page. */
function OfPair({ from, other }: { from: string; other: string }) {
  const store = useStandOnStore();
  const { name } = useTold();
  const theme = useStandOn(themeOf);
  const lengths = useStandOn(state => state.settings.lengths);
  const count = useSlowly(state => Math.min(state.recording.tracks.count, Math.floor(toldUntil(state) / state.recording.tracks.every) + 1));
  // The list of figures only grows: how many of them count says what is new, and another recording has another list.
  const { figures, every, vessels } = store.getState().recording.tracks;
  const series = useMemo(() => {
    const place = (id: string): number => store.getState().world.vessels.findIndex(({ particulars }) => particulars.id === id);
    return seriesOf({ figures, every, vessels, count }, place(from), place(other));
  }, [store, from, other, count, figures, every, vessels]);
  const names = { from: name(from), other: name(other) };
  return (
    <div className="charts" data-charts={`${from}|${other}`}>
      <p className="charts-of"><b>{t('charts.of', names)}</b>{' '}<span className="quiet">{t('charts.steady')}</span></p>
      <Drawn key={`${theme} ${lengths}`} series={series} from={from} other={other} />
      <Figures series={series} caption={t('charts.table', names)} />
    </div>
  );
}

const KINDS = ['range', 'bearing', 'cpa'] as const;

function Drawn({ series, from, other }: { series: Series; from: string; other: string }) {
  const store = useStandOnStore();
  const host = useRef<HTMLDivElement>(null);
  const plots = useRef<Plots | undefined>(undefined);
  const latest = useRef(series);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    latest.current = series;
    plots.current?.show(series);
  }, [series]);
  useEffect(() => {
    let dead = false;
    let unsubscribe: (() => void) | undefined;
    import('./plots.ts').then(({ mountPlots }) => {
      if (dead || host.current === null) return;
      const state = store.getState();
      const made = mountPlots(host.current, { end: endOf(state) / RATE, format: formatOf(), onPick: time => store.getState().scrubTo(time * RATE) });
      plots.current = made;
      made.show(latest.current);
      made.stand(state.world.time);
      unsubscribe = store.subscribe(({ world }) => made.stand(world.time));
    }).catch(() => { if (!dead) setFailed(true); });
    return () => {
      dead = true;
      unsubscribe?.();
      plots.current?.destroy();
      plots.current = undefined;
    };
  }, [store, tries]);
  // Of the moment that the panel tells of too, and not of the last one that is drawn.
  const { vessels } = useStandOn(state => state.judgedFacts);
  const [a, b] = [from, other].map(id => vessels.find(vessel => vessel.id === id));
  const now = a === undefined || b === undefined ? undefined : betweenThem(a, b);
  const tryAgain = (): void => {
    setFailed(false);
    setTries(tries + 1);
  };
  if (failed) return <p className="empty">{t('charts.failed')}{' '}<button type="button" className="button" onClick={tryAgain}>{t('plan.tryAgain')}</button></p>;
  return (
    <div ref={host} className="charts-row">
      {KINDS.map(kind => (
        <figure key={kind} className="chart" data-chart={kind}>
          <figcaption>{t('charts.now', { what: t(`charts.${kind}`), value: told(kind, now?.[kind]) })}</figcaption>
          <div className="chart-plot" aria-hidden="true" />
        </figure>
      ))}
    </div>
  );
}

function told(kind: (typeof KINDS)[number], value: number | null | undefined): string {
  const { distance, bearing } = formatOf();
  if (value === undefined) return t('figure.none');
  if (value === null) return t('figure.opening');
  return kind === 'bearing' ? bearing(value) : distance(value);
}

const ROWS = 8;

/** The same in figures, for those who do not see the lines: some moments, evenly apart. */
function Figures({ series, caption }: { series: Series; caption: string }) {
  const { clock } = formatOf();
  const last = series.times.length - 1;
  const moments = [...new Set(Array.from({ length: ROWS }, (_, i) => Math.round((last * i) / (ROWS - 1))))].filter(at => at >= 0);
  return (
    <table className="unseen">
      <caption>{caption}</caption>
      <thead><tr><th scope="col">{t('charts.time')}</th>{KINDS.map(kind => <th key={kind} scope="col">{t(`charts.${kind}`)}</th>)}</tr></thead>
      <tbody>{moments.map(at => <tr key={at}><th scope="row">{clock(series.times[at]!)}</th>{KINDS.map(kind => <td key={kind}>{told(kind, series[kind][at])}</td>)}</tr>)}</tbody>
    </table>
  );
}
