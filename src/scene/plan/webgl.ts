/** Pixi on WebGL, without `eval`: the page's policy forbids it. */
import 'pixi.js/graphics';
import 'pixi.js/text';
import 'pixi.js/unsafe-eval';
import { WebGLRenderer, type Renderer } from 'pixi.js';

export const make = (): Renderer => new WebGLRenderer() as Renderer;
