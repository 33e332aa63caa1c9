import { printSearch } from '@meridian/domain/power-search/print-search';
import type { SavedPowerSearch } from '@meridian/protocol/live/search-commands';
import { Button } from '@salt-ds/core';
import { DeleteIcon, SuccessTickIcon } from '@salt-ds/icons';
import { FailureLine } from './failure-line.tsx';
import type { SavedPanelProps } from './saved-panel.tsx';
import styles from './saved-searches.module.css';

type SavedListProps = SavedPanelProps & {
  readonly onSaveAs: () => void;
  readonly onReplace: (target: SavedPowerSearch) => void;
  readonly onDelete: (target: SavedPowerSearch) => void;
};

export function SavedList({ saved, open, isChanged, model, onDone, onSaveAs, onReplace, onDelete }: SavedListProps) {
  const { list } = saved;
  return (
    <>
      {list.isError ? (
        <FailureLine text={list.error.message}>
          <Button appearance="bordered" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </FailureLine>
      ) : null}
      {list.isPending ? <p className={styles['note']}>Loading your searches…</p> : null}
      {list.data?.length === 0 ? (
        <p className={styles['note']}>Save a search under a name, and it is here on any machine.</p>
      ) : (
        <ul className={styles['list']} aria-label="Saved searches">
          {list.data?.map((each) => (
            <SavedItem
              key={each.name}
              saved={each}
              isOpen={each.name === open?.name}
              onOpen={() => {
                model.open(printSearch(each.search), each.name);
                onDone();
              }}
              onDelete={() => onDelete(each)}
            />
          ))}
        </ul>
      )}
      <div className={styles['foot']}>
        {isChanged && open !== null ? (
          <Button
            appearance="transparent"
            className={styles['back'] ?? ''}
            onClick={() => {
              model.open(printSearch(open.search), open.name);
              onDone();
            }}
          >
            Discard changes
          </Button>
        ) : null}
        <Button
          appearance={open === null ? 'solid' : 'bordered'}
          {...(open === null && { sentiment: 'accented' as const })}
          disabled={model.search === null}
          onClick={onSaveAs}
        >
          Save as…
        </Button>
        {open === null ? null : (
          <Button sentiment="accented" disabled={!isChanged || model.search === null} onClick={() => onReplace(open)}>
            Save…
          </Button>
        )}
      </div>
    </>
  );
}

type SavedItemProps = {
  readonly saved: SavedPowerSearch;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
};

function SavedItem({ saved, isOpen, onOpen, onDelete }: SavedItemProps) {
  return (
    <li className={styles['item']} data-open={isOpen}>
      <button type="button" className={styles['choose']} aria-current={isOpen} onClick={onOpen}>
        <span className={styles['tick']}>{isOpen ? <SuccessTickIcon aria-hidden /> : null}</span>
        <span className={styles['words']}>
          <span className={styles['title']}>{saved.name}</span>
          <span className={styles['text']}>{printSearch(saved.search)}</span>
        </span>
      </button>
      <button
        type="button"
        className={styles['tool']}
        aria-label={`Delete ${saved.name}`}
        title="Delete"
        onClick={onDelete}
      >
        <DeleteIcon aria-hidden />
      </button>
    </li>
  );
}
