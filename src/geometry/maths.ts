/**
 * sin, cos, atan2 and exp that give the same bits on every engine: the built-in ones differ between engines.
 * Ports of FreeBSD's msun in plain arithmetic, by stdlib. Radians.
 */
import stdlibAtan2 from '@stdlib/math-base-special-atan2';
import stdlibCos from '@stdlib/math-base-special-cos';
import stdlibExp from '@stdlib/math-base-special-exp';
import stdlibSin from '@stdlib/math-base-special-sin';

export const sin = (x: number): number => stdlibSin(x);
export const cos = (x: number): number => stdlibCos(x);
/** Angle of the vector (x, y) from the x axis, -pi to pi. */
export const atan2 = (y: number, x: number): number => stdlibAtan2(y, x);
export const exp = (x: number): number => stdlibExp(x);
