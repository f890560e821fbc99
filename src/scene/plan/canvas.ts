/** Pixi on a plain canvas: only the parts that draw shapes and text there. */
import { AbstractRenderer, CanvasGraphicsContextSystem, CanvasGraphicsPipe, CanvasRenderer, CanvasRendererTextSystem, CanvasTextPipe, extensions, type Renderer } from 'pixi.js';

extensions.add(CanvasGraphicsPipe, CanvasGraphicsContextSystem, CanvasTextPipe, CanvasRendererTextSystem);

// Pixi tries `eval` before it makes any renderer, and the page's policy forbids that. This one never needs it; the
// module that Pixi offers for the purpose would load the other renderers too.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => undefined });

export const make = (): Renderer => new CanvasRenderer() as unknown as Renderer;
