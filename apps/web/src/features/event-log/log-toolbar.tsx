import { Button } from '@salt-ds/core';
import { ArrowUpIcon, CloseIcon, PauseIcon, PlayIcon } from '@salt-ds/icons';
import { LogLevelChoice } from '../../components/log-level-choice.tsx';
import { QuickSearch } from '../../components/quick-search.tsx';
import { type LogQuestion, MAX_LOG_SEARCH } from './log-question.ts';
import type { LogReading } from './use-log-reading.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import styles from './log-toolbar.module.css';

type LogToolbarProps = {
  readonly question: LogQuestion;
  readonly reading: LogReading;
  readonly onAsk: (change: Partial<LogQuestion>) => void;
};

/** The filters of a log, and Pause. */
export function LogToolbar({ question, reading, onAsk }: LogToolbarProps) {
  const [typed, setTyped] = useTypedSearch(question.search, (search) => onAsk({ search }));
  return (
    <>
      <QuickSearch
        label="Search the log"
        value={typed}
        onChange={(text) => setTyped(text.slice(0, MAX_LOG_SEARCH))}
        hasKey
      />
      <LogLevelChoice label="Severity" level={question.level} onLevel={(level) => onAsk({ level })} />
      {question.order === null ? null : (
        <button type="button" className={styles['order']} onClick={() => onAsk({ order: null })}>
          Order <b>{question.order}</b>
          <CloseIcon aria-hidden />
          <span className="salt-visuallyHidden">: show all orders</span>
        </button>
      )}
      <Button appearance="bordered" aria-pressed={reading.isPaused} onClick={reading.togglePause}>
        {reading.isPaused ? <PlayIcon aria-hidden /> : <PauseIcon aria-hidden />}
        {reading.isPaused ? 'Resume' : 'Pause'}
      </Button>
      {reading.waiting === 0 ? null : (
        <Button sentiment="accented" onClick={reading.showNew}>
          <ArrowUpIcon aria-hidden />
          {reading.waiting.toLocaleString('en-US')} new
        </Button>
      )}
    </>
  );
}
