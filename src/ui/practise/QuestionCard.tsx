/** "Who gives way?": asked before the answer is shown; then whether it was right, and the rules say why. */
import { t, termsOf } from '../../i18n/index.ts';
import { ANSWERS } from '../../store/index.ts';
import { useActions, useNames, useStandOn } from '../context.tsx';

export function QuestionCard() {
  const question = useStandOn(state => state.question);
  const ruleSet = useStandOn(state => state.ruleSet);
  const name = useNames();
  const { answer, dropQuestion } = useActions();
  if (question === undefined) return null;
  const [a, b] = question.of.map(name) as [string, string];
  if (question.answered === undefined) {
    return (
      <section className="question" aria-label={t('question.title')}>
        <h3>{t('question.title')}</h3>
        <p>{t('question.of', { a, b, rules: termsOf().ruleSets[ruleSet].short })}</p>
        <div className="answers">
          {ANSWERS.map(one => <button key={one} type="button" className="button" data-answer={one} onClick={() => answer(one)}>{t(`question.${one}`, { a, b })}</button>)}
        </div>
        <button type="button" className="button-link" onClick={dropQuestion}>{t('question.skip')}</button>
      </section>
    );
  }
  const { given, right: rightly } = question.answered;
  const right = given === rightly;
  return (
    <section className="question question-answered" aria-live="polite" data-right={right}>
      <p><b>{right ? t('question.isRight') : t('question.isWrong')}</b>{' '}{t(`question.told.${rightly}`, { a, b })}{' '}{t('question.whyBelow')}</p>
      <button type="button" className="button-link" onClick={dropQuestion}>{t('question.done')}</button>
    </section>
  );
}
