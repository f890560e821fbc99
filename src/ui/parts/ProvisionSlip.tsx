/** A provision in plain words, how far it is modelled, and where its text is strange. */
import { citationLabel, t, termsOf } from '../../i18n/index.ts';
import { splitCitation, type Provision, type ProvisionState } from '../../rules/citation.ts';
import { ruleSets } from '../../rules/index.ts';
import { oddities, type Oddity } from '../../rules/oddities.ts';
import { addressOf } from '../address.ts';
import { useActions, useStandOn } from '../context.tsx';
import { Dialog } from './Dialog.tsx';

export function ProvisionSlip() {
  const open = useStandOn(state => state.provision);
  const { closeProvision } = useActions();
  if (open === undefined) return null;
  const { ruleSet, provision: id } = splitCitation(open.citation);
  const provision: Provision | undefined = ruleSets[ruleSet].provisions[id];
  const notes = [...new Set([...open.notes, ...(provision?.oddities ?? [])])];
  return (
    <Dialog title={citationLabel(open.citation)} onClose={closeProvision}>
      {provision !== undefined && <>
        <h3 className="provision-heading">{provision.heading}</h3>
        <p className="provision-text">{provision.text}</p>
        <p className="provision-state"><StateTag state={provision.state} /></p>
      </>}
      {notes.map(note => <OddityNote key={note} id={note} />)}
      <footer className="slip-foot">
        <p>{termsOf().ruleSets[ruleSet].name}{'. '}{termsOf().ruleSets[ruleSet].status}</p>
        <a href={addressOf({ place: 'rules', ruleSet })} onClick={closeProvision}>{t('provision.all')}</a>
      </footer>
    </Dialog>
  );
}

/** How far a provision is modelled, in words. */
export function StateTag({ state }: { state: ProvisionState }) {
  if (state === 'modelled') return <span className="state state-modelled">{t('state.modelled')}</span>;
  if (state === 'card') return <span className="state">{t('state.card')}</span>;
  return <span className="state">{t('state.notModelled', { reason: state.notModelled })}</span>;
}

const register: Readonly<Record<string, Oddity>> = oddities;

/** Where the printed text is strange, and what is made of it. */
export function OddityNote({ id }: { id: string }) {
  const oddity = register[id];
  if (oddity === undefined) return null;
  return (
    <div className="oddity" role="note" aria-label={t('oddity.label', { id })}>
      <p className="oddity-head">{t('oddity.heading', { id })}{' · '}{t(`oddity.${oddity.treatment}`)}</p>
      <p>{oddity.printed}</p>
      <p>{oddity.note}</p>
    </div>
  );
}
