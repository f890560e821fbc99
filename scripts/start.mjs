// npm start: builds the site, serves it and prints the address; opens it where there is a desktop.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'vite';
import { serve } from './serve.mjs';

await build({ logLevel: 'warn' });
const { address } = await serve(resolve('dist'), { port: Number(process.env.PORT ?? 4173) });
console.log(`\nStand-On is at ${address}\nStop it with Ctrl+C.`);
openBrowser(address);

function openBrowser(url) {
  if (process.env.CI || process.env.NO_OPEN) return;
  const desktop = process.platform === 'darwin' || process.platform === 'win32' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!desktop) return;
  const [command, args] = process.platform === 'darwin' ? ['open', [url]] : process.platform === 'win32' ? ['cmd', ['/c', 'start', '', url]] : ['xdg-open', [url]];
  spawn(command, args, { stdio: 'ignore', detached: true }).on('error', () => {}).unref();
}
