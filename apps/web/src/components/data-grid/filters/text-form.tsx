import { Input } from '@salt-ds/core';
import { SearchIcon } from '@salt-ds/icons';
import type { FilterFormProps } from './filter-form.ts';
import { activeFilter } from './filter-kind.ts';

export function TextForm({ column, filter, onChange }: FilterFormProps) {
  const contains = filter?.kind === 'text' ? filter.contains : '';
  return (
    <Input
      bordered
      value={contains}
      placeholder="Contains"
      startAdornment={<SearchIcon aria-hidden />}
      inputProps={{
        'aria-label': `${column.header} contains`,
        maxLength: 200,
        onChange: (event) => onChange(activeFilter({ kind: 'text', contains: event.target.value })),
      }}
    />
  );
}
