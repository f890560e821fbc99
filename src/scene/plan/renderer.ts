/**
 * The renderer: WebGL where there is hardware for it, else Pixi's canvas renderer, which draws the same and is faster
 * than WebGL in software. Only the one that is used is loaded.
 */
import type { Renderer } from 'pixi.js';

/** Names that drivers without hardware go by. */
const IN_SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether there is hardware to draw with: a browser may offer WebGL in software, and may not say so. */
function hasHardware(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !IN_SOFTWARE.test(name);
}

const webglRenderer = async (width: number, height: number): Promise<Renderer> => begun((await import('./webgl.ts')).make(), width, height);

/** Without WebGL. @throws Error when the browser cannot draw on a canvas either. */
export const canvasRenderer = async (width: number, height: number): Promise<Renderer> => begun((await import('./canvas.ts')).make(), width, height);

/** Makes a renderer with a canvas of its own. @throws Error when the browser can draw in neither way. */
export async function makeRenderer(width: number, height: number): Promise<Renderer> {
  if (!hasHardware()) return canvasRenderer(width, height);
  try {
    return await webglRenderer(width, height);
  } catch {
    // It was promised, and is not to be had: too many pages draw with it, or the driver has gone.
    return canvasRenderer(width, height);
  }
}

async function begun(renderer: Renderer, width: number, height: number): Promise<Renderer> {
  await renderer.init({
    width, height, resolution: Math.max(1, globalThis.devicePixelRatio), autoDensity: true, antialias: true, backgroundAlpha: 1,
    skipExtensionImports: true,
  });
  return renderer;
}
