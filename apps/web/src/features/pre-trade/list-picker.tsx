import { useState } from 'react';
import { SuggestBox } from '../../components/suggest-box/suggest-box.tsx';
import type { PreTradeSubject } from './pre-trade-address.ts';
import styles from './pre-trade.module.css';

type ListPickerProps = {
  readonly subject: PreTradeSubject | null;
  /** Names and how many orders each has. */
  readonly lists: readonly { readonly text: string; readonly count: number }[];
  readonly onPick: (name: string) => void;
};

const MAX_SUGGESTIONS = 8;

function textOf(subject: PreTradeSubject | null): string {
  if (subject?.kind === 'list') return subject.name;
  if (subject?.kind === 'orders') return `${subject.ids.length} chosen orders`;
  return subject?.kind === 'drafts' ? `${subject.drafts.length} orders, not sent` : '';
}

/** The list to look at, found by its name. */
export function ListPicker({ subject, lists, onPick }: ListPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const word = (typed ?? '').trim().toLowerCase();
  const found = lists.filter(({ text }) => text.toLowerCase().includes(word)).slice(0, MAX_SUGGESTIONS);
  return (
    <SuggestBox
      label="List"
      className={styles['lists'] ?? ''}
      placeholder="List name"
      value={typed ?? textOf(subject)}
      suggestions={
        typed === null
          ? []
          : found.map(({ text, count }) => ({
              key: text,
              text,
              detail: `${count} ${count === 1 ? 'order' : 'orders'}`,
            }))
      }
      isFirstChosen
      onChange={setTyped}
      onPick={({ key }) => {
        setTyped(null);
        onPick(key);
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
