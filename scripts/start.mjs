// npm start: builds the site, serves it and prints the address; opens it where there is a desktop.
//   HOST=0.0.0.0 npm start   also for other machines on the same network; PORT=… another port; NO_OPEN=1 opens nothing
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { build } from 'vite';
import { serve } from './serve.mjs';

await build({ logLevel: 'warn' });
const host = process.env.HOST ?? '127.0.0.1';
const { address } = await serve(resolve('dist'), { port: Number(process.env.PORT ?? 4173), host });
console.log(`\nStand-On is at ${address}`);
if (host === '0.0.0.0') for (const own of ownAddresses()) console.log(`and, for a phone on the same network, at http://${own}:${new URL(address).port}/`);
console.log('Stop it with Ctrl+C.');
openBrowser(address);

function ownAddresses() {
  return Object.values(networkInterfaces()).flatMap(list => list ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address: own }) => own);
}

function openBrowser(url) {
  if (process.env.CI || process.env.NO_OPEN) return;
  const desktop = process.platform === 'darwin' || process.platform === 'win32' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!desktop) return;
  const [command, args] = process.platform === 'darwin' ? ['open', [url]] : process.platform === 'win32' ? ['cmd', ['/c', 'start', '', url]] : ['xdg-open', [url]];
  spawn(command, args, { stdio: 'ignore', detached: true }).on('error', () => {}).unref();
}
