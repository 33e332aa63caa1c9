import { Checkbox } from '@salt-ds/core';
import { useState } from 'react';
import { NameForm } from './name-form.tsx';
import type { ColumnViewsModel } from './use-column-views.ts';

type SaveAsFormProps = {
  readonly views: ColumnViewsModel;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

export function SaveAsForm({ views, onDone, onCancel }: SaveAsFormProps) {
  const { saveNew } = views.changes;
  const [isDefault, setDefault] = useState(false);
  const leave = (then: () => void) => {
    saveNew.forget();
    then();
  };
  const save = async (name: string) => {
    if (await saveNew.run({ name, isDefault, view: views.current })) leave(onDone);
  };
  return (
    <NameForm
      initialName=""
      submitLabel="Save view"
      error={saveNew.failure?.text ?? null}
      isBusy={saveNew.isPending}
      onSubmit={(name) => void save(name)}
      onCancel={() => leave(onCancel)}
    >
      <Checkbox
        label="Start with this view"
        checked={isDefault}
        onChange={(event) => setDefault(event.target.checked)}
      />
    </NameForm>
  );
}
