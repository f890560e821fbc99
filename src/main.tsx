/** The browser's way in: wires the store, the panels and the scene together. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import order from '../scenarios/order.txt?raw';
import { speakIn } from './i18n/index.ts';
import { browserStorage, createStandOn, libraryOf, lookInside, startClock } from './store/index.ts';
import { App, placeOf } from './ui/index.ts';

const files = import.meta.glob<string>('../scenarios/**/*.json', { query: '?raw', import: 'default', eager: true });
const place = placeOf(window.location.hash);
const wanted = place.place === 'practise' && place.id !== undefined ? { id: place.id, ruleSet: place.ruleSet } : undefined;
const store = createStandOn({ library: libraryOf(files, order), storage: browserStorage(), wanted });
const clock = startClock(store);
// Before any panel is drawn, and before it is drawn anew: whoever subscribes first is told first.
store.subscribe(state => state.settings, speakIn, { fireImmediately: true });

/** The scene is drawn with a large library: the page comes first, and the plan as soon as it is there. */
function mountPlan(host: HTMLElement, onFailed: () => void): () => void {
  let stop: (() => void) | undefined;
  let dead = false;
  import('./scene/index.ts').then(scene => {
    if (!dead) stop = scene.mountPlan(host, store, clock, onFailed);
  }).catch(() => {
    if (!dead) onFailed();
  });
  return () => {
    dead = true;
    stop?.();
  };
}

window.standOn = lookInside(store);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(<StrictMode><App store={store} mountPlan={mountPlan} /></StrictMode>);
