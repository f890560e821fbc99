// Serves a folder of static files, under a sub-path where one is given.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2', '.woff': 'font/woff', '.ico': 'image/x-icon', '.webmanifest': 'application/manifest+json',
};

/** What is text goes packed: a quarter of it over the air to a phone. */
const PACKED = /^text\/|json|javascript|svg/;

const fileOf = (folder, path) => {
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep)) return undefined;
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
};

/** Starts serving; resolves to the address and a function that stops. A busy port gives way to the next one. */
export function serve(folder, { port = 0, base = '/', host = '127.0.0.1', tries = 20 } = {}) {
  const server = createServer((request, response) => {
    let path;
    try {
      path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    } catch {
      path = '';
    }
    const file = path.startsWith(base) ? fileOf(folder, `/${path.slice(base.length)}`) : undefined;
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const packs = PACKED.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff', vary: 'accept-encoding', ...(packs ? { 'content-encoding': 'gzip' } : {}) });
    const read = createReadStream(file);
    (packs ? read.pipe(createGzip()) : read).pipe(response);
  });
  return new Promise((resolve, reject) => {
    let left = tries;
    let at = port;
    server.on('error', error => {
      if (error.code !== 'EADDRINUSE' || left === 0) {
        reject(error);
        return;
      }
      left -= 1;
      at += 1;
      server.listen(at, host);
    });
    server.on('listening', () => resolve({
      address: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${server.address().port}${base}`,
      stop: () => new Promise(done => { server.close(done); server.closeAllConnections(); }),
    }));
    server.listen(at, host);
  });
}
