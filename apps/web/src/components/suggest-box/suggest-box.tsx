import { type ReactNode, type RefObject, useId, useRef } from 'react';
import styles from './suggest-box.module.css';
import type { Suggestion } from './suggestion.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestionKeys } from './use-suggestion-keys.ts';

export type SuggestBoxProps = {
  readonly label: string;
  /** The id of the field, for a label elsewhere. */
  readonly id?: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly suggestions: readonly Suggestion[];
  readonly onChange: (text: string) => void;
  /** Receives the cursor position after each key and click. */
  readonly onCursor?: (cursor: number) => void;
  readonly onPick: (suggestion: Suggestion) => void;
  /** Enter without a chosen suggestion. */
  readonly onEnter?: () => void;
  /** Backspace in the empty field. */
  readonly onBackspace?: () => void;
  readonly onLeave?: () => void;
  /** True where only suggestions are valid: Enter takes the first. */
  readonly isFirstChosen?: boolean;
  /** The suggestions are not those for the text yet. Enter takes none of them, unless one was chosen by arrow key. */
  readonly isBehind?: boolean;
  /** Enter before they are. */
  readonly onAwait?: () => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  /** The number of characters before the completed word: the list opens below it. */
  readonly listBehind?: string;
  readonly className?: string;
  /** Painted behind the text. */
  readonly children?: ReactNode;
};

/** A text field with suggestions: arrows choose, Enter and Tab take, Escape closes the list first. */
export function SuggestBox(props: SuggestBoxProps) {
  const { suggestions } = props;
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const listId = useId();
  const { isShown, active, take, typed, open, leave, onKeyDown } = useSuggestionKeys(props, input);
  return (
    <div className={[styles['box'], props.className].filter(Boolean).join(' ')}>
      {props.children}
      <input
        ref={input}
        id={props.id}
        className={styles['input']}
        role="combobox"
        aria-label={props.label}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        aria-invalid={props.isInvalid ?? false}
        aria-describedby={props.describedBy}
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder}
        value={props.value}
        onChange={(event) => typed(event.target)}
        onSelect={(event) => props.onCursor?.(event.currentTarget.selectionStart ?? 0)}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isShown ? (
        <SuggestionList
          id={listId}
          label={props.label}
          suggestions={suggestions}
          active={active}
          anchor={input}
          behind={props.listBehind ?? ''}
          onPick={take}
        />
      ) : null}
    </div>
  );
}
