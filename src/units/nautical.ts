/** The sea's own units in metres and metres a second, by definition. */
export const NAUTICAL_MILE = 1852;
export const KNOT = NAUTICAL_MILE / 3600;
