/** "Who gives way?": asked before the answer is shown; then whether it was right, and the rules say why. */
import { useEffect, useId, useRef, type RefObject } from 'react';
import { t, termsOf } from '../../i18n/index.ts';
import { ANSWERS, type Question } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { focusAgain } from '../parts/focus.ts';
import { useTold } from './told.ts';

export function QuestionCard() {
  const question = useStandOn(state => state.question);
  const ruleSet = useStandOn(state => state.ruleSet);
  const { name } = useTold();
  const { answer } = useActions();
  const result = useRef<HTMLElement>(null);
  const before = useRef(question);
  // The result takes the place of the button that was pressed: so it is brought into sight, and has the focus.
  useEffect(() => {
    const was = before.current;
    before.current = question;
    if (question?.answered === undefined || was === undefined || was.answered !== undefined) return;
    result.current?.focus();
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [question]);
  if (question === undefined) return null;
  const [a, b] = question.of.map(name) as [string, string];
  if (question.answered !== undefined) return <Result a={a} b={b} answered={question.answered} place={result} />;
  return (
    <section className="question" aria-label={t('question.title')}>
      <h3>{t('question.title')}</h3>
      <p>{t('question.of', { a, b, rules: termsOf().ruleSets[ruleSet].short })}</p>
      <div className="answers">
        {ANSWERS.map(one => <button key={one} type="button" className="button" data-answer={one} onClick={() => answer(one)}>{t(`question.${one}`, { a, b })}</button>)}
        <button type="button" className="button" data-answer="unknown" onClick={() => answer('unknown')}>{t('question.unknown')}</button>
      </div>
    </section>
  );
}

interface ResultProps { a: string; b: string; answered: NonNullable<Question['answered']>; place: RefObject<HTMLElement | null> }

function Result({ a, b, answered: { given, right: rightly }, place }: ResultProps) {
  const told = useId();
  const { dropQuestion } = useActions();
  const close = (): void => {
    dropQuestion();
    focusAgain();
  };
  const right = given === 'unknown' ? undefined : given === rightly;
  return (
    <section ref={place} className="question question-answered" tabIndex={-1} aria-labelledby={told} data-result={given} data-right={right}>
      <p id={told}>
        {right !== undefined && <><b>{right ? t('question.isRight') : t('question.isWrong')}</b>{' '}</>}
        {t(`question.told.${rightly}`, { a, b })}{' '}{t('question.whyBelow')}
      </p>
      <button type="button" className="button-link" onClick={close}>{t('question.done')}</button>
    </section>
  );
}
