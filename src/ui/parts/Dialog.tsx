/** A modal slip of paper: closes by its button, by Escape and by a press beside it; focus goes back to where it was. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import { Icon } from './icons.tsx';

interface DialogProps { title: string; onClose: () => void; children: ReactNode; wide?: boolean; urgent?: boolean }

export function Dialog({ title, onClose, children, wide = false, urgent = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
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
