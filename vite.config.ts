import { defineConfig, type Plugin } from 'vite';

/** What the built site may load: itself, and nothing else. No `unsafe-eval`, no `unsafe-inline`, no remote origin. */
const POLICY = [
  "default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "font-src 'self'",
  "connect-src 'self'", "worker-src 'self' blob:", "object-src 'none'", "base-uri 'self'", "form-action 'none'",
].join('; ');

/** Puts the policy into the built page. The development server needs inline scripts of its own, so it goes without. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }],
});

export default defineConfig({
  // Relative addresses: the site works from any sub-path.
  base: './',
  publicDir: 'assets',
  plugins: [contentSecurityPolicy()],
  // A browser test holds the site to its budget, compressed; Vite's own warning counts plain bytes.
  build: { target: 'es2022', chunkSizeWarningLimit: 1000 },
});
