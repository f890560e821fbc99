// Builds the command line, so that `npx stand-on` works after `npm ci`. Run by npm; without the development packages there is nothing to build with.
let build;
try {
  ({ build } = await import('vite'));
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('stand-on: vite is not installed (a production install?), so the command line is not built. `npm ci` builds it.');
  process.exit(0);
}
await build({ configFile: 'vite.cli.config.ts', logLevel: 'warn' });
