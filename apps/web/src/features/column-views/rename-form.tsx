import type { UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { NameForm } from './name-form.tsx';
import type { ColumnViewsModel } from './use-column-views.ts';

type RenameFormProps = {
  readonly views: ColumnViewsModel;
  readonly setting: UserViewSetting;
  readonly onEnd: () => void;
};

export function RenameForm({ views, setting, onEnd }: RenameFormProps) {
  const { rename } = views.changes;
  const leave = () => {
    rename.forget();
    onEnd();
  };
  const save = async (name: string) => {
    if (await rename.run({ id: setting.id, name })) leave();
  };
  return (
    <NameForm
      initialName={setting.name}
      submitLabel="Rename"
      error={rename.failure?.text ?? null}
      isBusy={rename.isPending}
      onSubmit={(name) => void save(name)}
      onCancel={leave}
    />
  );
}
