import type { SearchError } from '@meridian/domain/power-search/token-reader';
import { Button } from '@salt-ds/core';
import { CloseSmallIcon, SearchIcon } from '@salt-ds/icons';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PowerSearchModel } from '../use-power-search.ts';
import styles from './search-field.module.css';
import { SuggestBox } from '../../../components/suggest-box/suggest-box.tsx';
import { TextMarks } from './text-marks.tsx';
import { type Completion, useCompletions, withCompletion } from './use-completions.ts';

type SearchFieldProps = {
  readonly model: Pick<PowerSearchModel, 'text' | 'error' | 'isSettled' | 'type' | 'runNow'>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/** The text form of the search, with completion. It underlines the place of an error. */
export function SearchField({ model, inputRef }: SearchFieldProps) {
  const { text, error, isSettled } = model;
  const errorId = useId();
  const [cursor, setCursor] = useState(text.length);
  const completions = useCompletions(text, Math.min(cursor, text.length));
  const placeCursor = useCursorAfterPick(inputRef);
  const shown = isSettled ? error : null;
  const start = completions[0]?.completion.start ?? 0;
  const pick = ({ completion }: Completion) => {
    const next = withCompletion(text, completion);
    model.type(next.text);
    setCursor(next.cursor);
    placeCursor(next.cursor);
  };
  return (
    <div className={styles['search']}>
      <div className={styles['field']}>
        <SearchIcon aria-hidden className={styles['icon'] ?? ''} />
        <SuggestBox
          className={styles['box'] ?? ''}
          label="Search orders"
          placeholder="country:JP %complete<50 (strat:vwap or strat:twap)"
          value={text}
          suggestions={completions}
          inputRef={inputRef}
          isInvalid={shown !== null}
          describedBy={shown === null ? undefined : errorId}
          listBehind={text.slice(0, start)}
          onChange={model.type}
          onCursor={setCursor}
          onPick={(suggestion) => {
            const picked = completions.find(({ key }) => key === suggestion.key);
            if (picked !== undefined) pick(picked);
          }}
          onEnter={model.runNow}
        >
          <TextMarks text={text} error={shown} input={inputRef} />
        </SuggestBox>
        {text === '' ? (
          <kbd className={styles['key']} aria-hidden="true">
            /
          </kbd>
        ) : (
          <Button
            appearance="transparent"
            className={styles['clear'] ?? ''}
            aria-label="Clear the search"
            title="Clear the search"
            onClick={() => {
              model.type('');
              inputRef.current?.focus();
            }}
          >
            <CloseSmallIcon aria-hidden />
          </Button>
        )}
      </div>
      <Problem id={errorId} error={shown} input={inputRef} />
    </div>
  );
}

type ProblemProps = {
  readonly id: string;
  readonly error: SearchError | null;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The error text. A click selects the place of the error. */
function Problem({ id, error, input }: ProblemProps) {
  const show = ({ start, end }: SearchError) => {
    input.current?.focus();
    input.current?.setSelectionRange(start, end);
  };
  return (
    <div className={styles['problem']} id={id} aria-live="polite">
      {error === null ? null : (
        <button type="button" className={styles['error']} title="Show where" onClick={() => show(error)}>
          <b>At {error.start + 1}:</b> {error.message}
        </button>
      )}
    </div>
  );
}

/** Sets the cursor after the picked text is in the field. Before that, the browser would move it to the end. */
function useCursorAfterPick(input: RefObject<HTMLInputElement | null>): (cursor: number) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  return (cursor) => {
    wanted.current = cursor;
  };
}
