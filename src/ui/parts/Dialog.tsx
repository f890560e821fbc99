/**
 * A modal slip of paper: closes by its button, by Escape, by a press beside it and by going back; focus goes back to
 * where it was. The run waits meanwhile, as nobody can follow it beneath.
 */
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import { useActions } from '../context.tsx';
import { focusAgain } from './focus.ts';
import { Icon } from './icons.tsx';

interface DialogProps { title: string; onClose: () => void; children: ReactNode; wide?: boolean; urgent?: boolean }

export function Dialog({ title, onClose, children, wide = false, urgent = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { pause } = useActions();
  useLayoutEffect(() => {
    const dialog = ref.current;
    const had = document.activeElement;
    dialog?.showModal();
    pause();
    return () => {
      dialog?.close();
      // Only when the page stands as it is to be can it be seen whether what had the focus is still on it.
      queueMicrotask(() => focusAgain(had));
    };
  }, [pause]);
  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);
  return (
    <dialog
      ref={ref} className={wide ? 'slip slip-wide' : 'slip'} aria-labelledby={heading} {...(urgent ? { role: 'alertdialog' } : {})}
      onCancel={event => { event.preventDefault(); onClose(); }}
      onClick={event => { if (event.target === ref.current) onClose(); }}
    >
      <div className="slip-body">
        <header className="slip-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="button-quiet" aria-label={t('dialog.close')} onClick={onClose}><Icon name="close" /></button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
