/** Choose a scenario, or bring a file. */
import { useRef } from 'react';
import { t, termsOf } from '../../i18n/index.ts';
import { RULE_SET_IDS } from '../../rules/facts.ts';
import { useActions, useStandOn } from '../context.tsx';
import { useOpenFile } from '../file/openFile.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/icons.tsx';

export function ScenarioSlip({ onClose }: { onClose: () => void }) {
  const library = useStandOn(state => state.library);
  return (
    <Dialog title={t('scenarios.title')} onClose={onClose} wide>
      {RULE_SET_IDS.map(ruleSet => {
        const entries = library.filter(entry => entry.ruleSet === ruleSet);
        if (entries.length === 0) return null;
        return (
          <section key={ruleSet} className="shelf">
            <h3>{termsOf().ruleSets[ruleSet].short}</h3>
            <ul>{entries.map(({ id, title, brief, light }) => <Entry key={id} id={id} title={title} brief={brief} night={light === 'night'} onChosen={onClose} />)}</ul>
          </section>
        );
      })}
      <BringFile onOpened={onClose} />
    </Dialog>
  );
}

interface EntryProps { id: string; title: string; brief: string; night: boolean; onChosen: () => void }

function Entry({ id, title, brief, night, onChosen }: EntryProps) {
  const current = useStandOn(({ source }) => source.kind === 'library' && source.id === id);
  const { openLibrary } = useActions();
  return (
    <li>
      <button type="button" className="entry" data-scenario={id} aria-current={current} onClick={() => { openLibrary(id); onChosen(); }}>
        <span className="entry-title">{title}{night && <span className="entry-night"><Icon name="night" />{t('theme.night')}</span>}</span>
        <span className="entry-brief">{brief}</span>
      </button>
    </li>
  );
}

/** A file of the user's own; one can also be dropped anywhere on the page. */
function BringFile({ onOpened }: { onOpened: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const openFile = useOpenFile();
  const onChosen = (files: FileList | null): void => {
    const file = files?.[0];
    if (file === undefined) return;
    onOpened();
    void openFile(file);
  };
  return (
    <section className="bring">
      <input ref={input} type="file" className="unseen" accept=".json,application/json" aria-label={t('file.choose')} tabIndex={-1} onChange={event => onChosen(event.target.files)} />
      <button type="button" className="button" data-control="file" onClick={() => input.current?.click()}><Icon name="file" />{t('file.choose')}</button>
      <p>{t('file.hint')}</p>
    </section>
  );
}
