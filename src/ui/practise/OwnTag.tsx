/** Says of a vessel that she is the own one. */
import { t } from '../../i18n/index.ts';

export const OwnTag = () => <span className="own-tag" data-own>{t('own.is')}</span>;
