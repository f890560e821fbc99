/** Places by address: `#/practise/<scenario>?rules=<set>` and `#/rules/<set>`. A link opens the same picture, and back works. */
import { RULE_SET_IDS, type RuleSetId } from '../rules/facts.ts';

export type Place =
  | { readonly place: 'practise'; readonly id?: string; readonly ruleSet?: RuleSetId; readonly unknownRuleSet?: string }
  | { readonly place: 'rules'; readonly ruleSet: RuleSetId };

const ruleSetOf = (text: string | null | undefined): RuleSetId | undefined => RULE_SET_IDS.find(id => id === text);

/** Reads an address; whatever is no place of ours leads to practice. */
export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [place, id] = path.split('/').map(decoded);
  if (place === 'rules') return { place, ruleSet: ruleSetOf(id) ?? 'dvc-1963' };
  const rules = new URLSearchParams(query).get('rules') ?? '';
  const ruleSet = ruleSetOf(rules);
  return {
    place: 'practise', ...(id === undefined || id === '' ? {} : { id }),
    ...(ruleSet !== undefined ? { ruleSet } : rules === '' ? {} : { unknownRuleSet: rules }),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The address of a place. */
export function addressOf(place: Place): string {
  if (place.place === 'rules') return `#/rules/${place.ruleSet}`;
  const rules = place.ruleSet === undefined ? '' : `?rules=${place.ruleSet}`;
  return `#/practise/${place.id === undefined ? '' : encodeURIComponent(place.id)}${rules}`;
}
