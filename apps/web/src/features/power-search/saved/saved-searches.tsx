import { normaliseSearch } from '@meridian/domain/power-search/normalise-search';
import { printSearch } from '@meridian/domain/power-search/print-search';
import { BookmarkIcon, ChevronDownIcon } from '@salt-ds/icons';
import { useId, useState } from 'react';
import { PanelButton } from '../../../components/popover/panel-button.tsx';
import type { PowerSearchModel } from '../use-power-search.ts';
import styles from './saved-searches.module.css';
import { SavedPanel } from './saved-panel.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

type SavedSearchesProps = {
  readonly model: Pick<PowerSearchModel, 'search' | 'savedName' | 'open' | 'setSavedName'>;
};

/** The user's saved searches: which one is open, whether it has changes, and the actions on them. */
export function SavedSearches({ model }: SavedSearchesProps) {
  const saved = useSavedSearches();
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const open = saved.list.data?.find(({ name }) => name === model.savedName) ?? null;
  const isChanged =
    open !== null && (model.search === null || printSearch(open.search) !== printSearch(normaliseSearch(model.search)));
  const label = open === null ? 'Saved searches' : `Saved search: ${open.name}${isChanged ? ', unsaved changes' : ''}`;
  return (
    <PanelButton
      isOpen={isOpen}
      onOpenChange={setOpen}
      labelledBy={headingId}
      renderButton={(opener) => (
        <button type="button" className={styles['trigger']} aria-label={label} {...opener}>
          <BookmarkIcon aria-hidden />
          <span className={styles['name']}>{open === null ? 'Saved searches' : open.name}</span>
          {isChanged ? <span className={styles['mark']} /> : null}
          <ChevronDownIcon aria-hidden />
        </button>
      )}
    >
      <SavedPanel
        saved={saved}
        open={open}
        isChanged={isChanged}
        model={model}
        headingId={headingId}
        onDone={() => setOpen(false)}
      />
    </PanelButton>
  );
}
