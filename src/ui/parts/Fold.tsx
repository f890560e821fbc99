/** A list that is folded away: what is in it is made only when it is opened. */
import { useState, type ReactNode } from 'react';

interface FoldProps { className: string; summary: string; children: ReactNode; openAtFirst?: boolean }

export function Fold({ className, summary, children, openAtFirst = false }: FoldProps) {
  const [chosen, setChosen] = useState<boolean | undefined>();
  const open = chosen ?? openAtFirst;
  return (
    // The event also comes when the page itself has opened it: that is nobody's choice.
    <details className={className} open={open} onToggle={event => { if (event.currentTarget.open !== open) setChosen(!open); }}>
      <summary>{summary}</summary>
      {open && children}
    </details>
  );
}
