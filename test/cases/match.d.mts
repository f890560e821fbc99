/** Partial matching of one expectation against one command's output; see match.mjs. */
export function match(expected: object, actual: object): { ok: true; reason?: undefined } | { ok: false; reason: string };
