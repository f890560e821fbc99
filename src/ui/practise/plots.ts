/** Draws the three charts with uPlot. Loaded when charts are first asked for, and not before. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Format } from '../../i18n/index.ts';
import type { Series } from '../../store/index.ts';

export interface Plots {
  readonly show: (series: Series) => void;
  /** Puts the playhead at this time, seconds. */
  readonly stand: (time: number) => void;
  readonly destroy: () => void;
}

interface PlotOptions { readonly end: number; readonly format: Format; readonly onPick: (time: number) => void }

const KINDS = ['range', 'bearing', 'cpa'] as const;
type Kind = (typeof KINDS)[number];
const HEIGHT = 128;

/** Into the places of a host that are marked `data-chart`. */
export function mountPlots(host: HTMLElement, options: PlotOptions): Plots {
  const plots = KINDS.map(kind => onePlot(host.querySelector<HTMLElement>(`[data-chart="${kind}"] .chart-plot`)!, kind, options));
  return {
    show: series => plots.forEach(({ show }) => show(series)),
    stand: time => plots.forEach(({ stand }) => stand(time)),
    destroy: () => plots.forEach(({ destroy }) => destroy()),
  };
}

function onePlot(place: HTMLElement, kind: Kind, { end, format, onPick }: PlotOptions): Plots {
  const style = getComputedStyle(place);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const value = kind === 'bearing' ? format.bearing : format.distance;
  const axis: uPlot.Axis = { stroke: colour('--ink-quiet'), font: `11px ${style.fontFamily}`, grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
  const plot = new uPlot({
    width: Math.max(120, place.clientWidth), height: HEIGHT, legend: { show: false }, pxAlign: 1, padding: [8, 22, 0, 0],
    cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: { x: { time: false, range: [0, end] }, y: { range: (_, least, most) => room(kind, least, most) } },
    axes: [
      { ...axis, size: 24, space: 56, incrs: [10, 30, 60, 120, 300, 600, 1800, 3600, 7200], values: (_, splits) => splits.map(time => format.clock(time).replace(/\.\d$/, '')) },
      { ...axis, size: 52, space: 26, ...(kind === 'bearing' ? { incrs: [1, 2, 5, 10, 15, 30, 45, 90] } : {}), values: (_, splits) => splits.map(value) },
    ],
    // Told apart by place and heading; the line is the same in all three.
    series: [{}, { stroke: colour('--ink'), width: 1.75, points: { show: false }, spanGaps: false }],
  }, [[], []], place);
  const mark = document.createElement('div');
  mark.className = 'chart-now';
  plot.over.append(mark);
  plot.over.addEventListener('click', event => onPick(plot.posToVal(event.offsetX, 'x')));
  const resized = new ResizeObserver(() => plot.setSize({ width: Math.max(120, place.clientWidth), height: HEIGHT }));
  resized.observe(place);
  let now = 0;
  const stand = (time: number): void => {
    now = time;
    mark.style.transform = `translateX(${plot.valToPos(time, 'x').toFixed(1)}px)`;
  };
  plot.hooks.draw = [() => stand(now)];
  return {
    show: series => plot.setData([series.times as number[], series[kind] as (number | null)[]]),
    stand,
    destroy: () => {
      resized.disconnect();
      plot.destroy();
    },
  };
}

/** Nought is on the axis of a distance; a bearing that holds steady is not blown up to fill the height. */
function room(kind: Kind, least: number | null, most: number | null): [number, number] {
  const [low, high] = [least ?? 0, most ?? 1];
  if (kind !== 'bearing') return [0, Math.max(10, high * 1.1)];
  const [middle, half] = [(low + high) / 2, Math.max(15, ((high - low) / 2) * 1.1)];
  return [middle - half, middle + half];
}
