/** A citation as a quiet chip: it opens the provision in plain words. */
import { citationLabel, t } from '../../i18n/index.ts';
import type { Citation } from '../../rules/citation.ts';
import { useActions } from '../context.tsx';

const NOBODY: readonly string[] = [];

export function Chip({ citation, notes = NOBODY }: { citation: Citation; notes?: readonly string[] | undefined }) {
  const { openProvision } = useActions();
  const label = citationLabel(citation);
  return <button type="button" className="chip" aria-label={t('chip.open', { label })} onClick={() => openProvision(citation, notes)}>{label}</button>;
}

/** The citations of one answer; where there are none, that is said. */
export function Chips({ because, notes }: { because: readonly Citation[]; notes?: readonly string[] | undefined }) {
  return <span className="chips">{because.map(citation => <Chip key={citation} citation={citation} notes={notes} />)}</span>;
}
