/** What a person is told in passing, in a line at the top of the page: what is amiss, and what to do. */
import { t } from '../../i18n/index.ts';
import type { Notice } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { focusAgain } from './focus.ts';
import { Icon } from './icons.tsx';

function told(notice: Notice): string {
  if ('asked' in notice) return t(`notice.${notice.kind}`, { asked: notice.asked });
  return 'name' in notice ? t(`notice.${notice.kind}`, { name: notice.name }) : t(`notice.${notice.kind}`);
}

export function NoticeLine() {
  const notice = useStandOn(state => state.notice);
  const { dismissNotice } = useActions();
  const dismiss = (): void => {
    dismissNotice();
    focusAgain();
  };
  return (
    // The place for it is always there: only then is what comes into it read out.
    <div role="status" className="notice-place">
      {notice !== undefined && (
        <div className="notice" data-notice={notice.kind}>
          <p>{told(notice)}</p>
          <button type="button" className="button-quiet" aria-label={t('notice.dismiss')} onClick={dismiss}><Icon name="close" /></button>
        </div>
      )}
    </div>
  );
}
