import { normaliseSearch } from '@meridian/domain/power-search/normalise-search';
import { printSearch } from '@meridian/domain/power-search/print-search';
import { Overlay, OverlayPanel, OverlayPanelContent, OverlayTrigger } from '@salt-ds/core';
import { BookmarkIcon, ChevronDownIcon } from '@salt-ds/icons';
import { useId, useRef, useState } from 'react';
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
  const trigger = useRef<HTMLButtonElement>(null);
  const open = saved.list.data?.find(({ name }) => name === model.savedName) ?? null;
  const isChanged =
    open !== null && (model.search === null || printSearch(open.search) !== printSearch(normaliseSearch(model.search)));
  const label = open === null ? 'Saved searches' : `Saved search: ${open.name}${isChanged ? ', unsaved changes' : ''}`;
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <Overlay placement="bottom" open={isOpen} onOpenChange={setOpen}>
      <OverlayTrigger>
        <button ref={trigger} type="button" className={styles['trigger']} aria-label={label}>
          <BookmarkIcon aria-hidden />
          <span className={styles['name']}>{open === null ? 'Saved searches' : open.name}</span>
          {isChanged ? <span className={styles['mark']} /> : null}
          <ChevronDownIcon aria-hidden />
        </button>
      </OverlayTrigger>
      <OverlayPanel aria-labelledby={headingId}>
        <OverlayPanelContent>
          <SavedPanel
            saved={saved}
            open={open}
            isChanged={isChanged}
            model={model}
            headingId={headingId}
            onDone={close}
          />
        </OverlayPanelContent>
      </OverlayPanel>
    </Overlay>
  );
}
