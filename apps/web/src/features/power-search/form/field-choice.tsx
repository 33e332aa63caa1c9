import { ANY_FIELD } from '@meridian/domain/power-search/power-search';
import { fieldsLike, type SearchField, searchField } from '@meridian/domain/power-search/search-fields';
import { useMemo, useState } from 'react';
import { useSession } from '../../../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../../../session/session-selectors.ts';
import { SuggestBox } from '../../../components/suggest-box/suggest-box.tsx';
import { isHiddenField } from '../hidden-field.ts';

type FieldChoiceProps = {
  readonly field: SearchField | null;
  readonly onPick: (field: SearchField) => void;
};

const MAX_CHOICES = 40;

/** The field of a condition. There are more than a hundred fields, so the list has a search. */
export function FieldChoice({ field, onPick }: FieldChoiceProps) {
  const isPermitted = useSession(selectHasMarketDataPermit);
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = useMemo(() => {
    const any = searchField(ANY_FIELD);
    const like = fieldsLike(typed ?? '').filter((candidate) => !isHiddenField(candidate, isPermitted));
    const isAnyMeant = any !== null && any.name.startsWith((typed ?? '').toLowerCase());
    const offered = [...(isAnyMeant ? [any] : []), ...like].slice(0, MAX_CHOICES);
    return offered.map(({ id, header, name }) => ({
      key: id,
      text: id === ANY_FIELD ? 'Any text' : header,
      detail: name,
    }));
  }, [typed, isPermitted]);
  const shown = field?.id === ANY_FIELD ? 'Any text' : (field?.header ?? '');
  return (
    <SuggestBox
      label={field === null ? 'Field' : `Field: ${shown}`}
      placeholder="Field"
      value={typed ?? shown}
      suggestions={suggestions}
      isFirstChosen
      onChange={setTyped}
      onPick={({ key }) => {
        const picked = searchField(key);
        setTyped(null);
        if (picked !== null) onPick(picked);
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
