import { Button } from '@salt-ds/core';
import { PanelCloseLeftIcon } from '@salt-ds/icons';
import type { RefObject } from 'react';
import { SearchField } from '../../features/power-search/field/search-field.tsx';
import { SavedSearches } from '../../features/power-search/saved/saved-searches.tsx';
import type { PowerSearchModel } from '../../features/power-search/use-power-search.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import styles from './power-search-screen.module.css';

export const SEARCH_TITLE = 'Power search';

type SearchBarProps = {
  readonly model: PowerSearchModel;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly hasForm: boolean;
  readonly onForm: (hasForm: boolean) => void;
};

/** Above the results: the search text and the saved searches. */
export function SearchBar({ model, field, hasForm, onForm }: SearchBarProps) {
  return (
    <div className={styles['bar']}>
      <ScreenTitle title={SEARCH_TITLE} />
      <Button
        appearance={hasForm ? 'solid' : 'bordered'}
        className={styles['toggle'] ?? ''}
        aria-pressed={hasForm}
        onClick={() => onForm(!hasForm)}
      >
        <PanelCloseLeftIcon aria-hidden /> Conditions
      </Button>
      <SearchField model={model} inputRef={field} />
      <SavedSearches model={model} />
    </div>
  );
}
