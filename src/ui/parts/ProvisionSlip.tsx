/** A provision in plain words, how far it is modelled, and where its text is strange. */
import { citationLabel, t, termsOf } from '../../i18n/index.ts';
import { splitCitation, type ProvisionState } from '../../rules/citation.ts';
import { oddities, type Oddity } from '../../rules/oddities.ts';
import type { StandOnState } from '../../store/index.ts';
import { addressOf } from '../address.ts';
import { useActions, useStandOn } from '../context.tsx';
import { Dialog } from './Dialog.tsx';
import { useRegister } from './useRegister.ts';

export function ProvisionSlip() {
  const open = useStandOn(state => state.provision);
  const { closeProvision } = useActions();
  return open === undefined ? null : <Slip key={open.citation} open={open} closeProvision={closeProvision} />;
}

interface SlipProps { open: NonNullable<StandOnState['provision']>; closeProvision: () => void }

function Slip({ open, closeProvision }: SlipProps) {
  const { ruleSet, provision: id } = splitCitation(open.citation);
  const { register, failed, tryAgain } = useRegister(ruleSet);
  const provision = register?.[id];
  const notes = [...new Set([...open.notes, ...(provision?.oddities ?? [])])];
  return (
    <Dialog title={citationLabel(open.citation)} onClose={closeProvision}>
      {provision !== undefined && <>
        <h3 className="provision-heading">{provision.heading}</h3>
        <p className="provision-text">{provision.text}</p>
        <p className="provision-state"><StateTag state={provision.state} /></p>
      </>}
      {failed && <NoRegister onTryAgain={tryAgain} />}
      {notes.map(note => <OddityNote key={note} id={note} />)}
      <footer className="slip-foot">
        <p>{termsOf().ruleSets[ruleSet].name}{'. '}{termsOf().ruleSets[ruleSet].status}</p>
        <a href={addressOf({ place: 'rules', ruleSet })} onClick={closeProvision}>{t('provision.all')}</a>
      </footer>
    </Dialog>
  );
}

/** The words have not come: the connection is gone, most often. */
export function NoRegister({ onTryAgain }: { onTryAgain: () => void }) {
  return <p className="empty" role="alert">{t('register.failed')}{' '}<button type="button" className="button" data-control="try-again" onClick={onTryAgain}>{t('plan.tryAgain')}</button></p>;
}

/** How far a provision is modelled, in words. */
export function StateTag({ state }: { state: ProvisionState }) {
  if (state === 'modelled') return <span className="state state-modelled">{t('state.modelled')}</span>;
  if (state === 'card') return <span className="state">{t('state.card')}</span>;
  return <span className="state">{t('state.notModelled', { reason: state.notModelled })}</span>;
}

const known: Readonly<Record<string, Oddity>> = oddities;

/** Where the printed text is strange, and what is made of it. */
export function OddityNote({ id }: { id: string }) {
  const oddity = known[id];
  if (oddity === undefined) return null;
  return (
    <div className="oddity" role="note" aria-label={t('oddity.label', { id })}>
      <p className="oddity-head">{t('oddity.heading', { id })}{' · '}{t(`oddity.${oddity.treatment}`)}</p>
      <p>{oddity.printed}</p>
      <p>{oddity.note}</p>
    </div>
  );
}
