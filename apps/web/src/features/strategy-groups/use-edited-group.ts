import { useApi } from '../../api/api-context.tsx';
import { requestedMessage } from '../../api/waiting-query.ts';
import { strategySaveMessage } from '@meridian/domain/strategy-save-message';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { useState } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import { documentOf, draftOf, draftProblem, type GroupDraft } from './group-draft.ts';
import { type GroupChange, groupChanges } from './group-diff.ts';
import { useSaveGroup } from './use-groups.ts';

export type EditedGroup = {
  readonly draft: GroupDraft;
  /** The version the edit is based on. Null for a new group. */
  readonly from: ConditionalStrategyGroup | null;
  readonly changes: readonly GroupChange[];
  /** Why saving is not possible yet. Null when it is. */
  readonly problem: string | null;
  /** Why the last save failed. */
  readonly error: Error | null;
  readonly isSaving: boolean;
  readonly mayWrite: boolean;
  readonly mayCreate: boolean;
  readonly set: (draft: GroupDraft) => void;
  /** Keeps the edit on top of the version that somebody else saved. */
  readonly keepOver: (version: number) => void;
  readonly save: () => void;
  readonly discard: () => void;
};

type Options = {
  readonly group: ConditionalStrategyGroup | null;
  /** Initial values of a new group. */
  readonly first: GroupDraft;
  readonly mayCreate: boolean;
  /** Null for a new group that waits for a second person. */
  readonly onSaved: (id: number | null) => void;
  readonly onDiscard: () => void;
};

type Edit = { readonly draft: GroupDraft; readonly from: ConditionalStrategyGroup | null };

/** Created once per version. New row keys would lose the focus. */
function shownOf(group: ConditionalStrategyGroup | null) {
  return { version: group?.version ?? 0, draft: group === null ? null : draftOf(group) };
}

/** One group during an edit: its changes, and saving them. */
export function useEditedGroup({ group, first, mayCreate, onSaved, onDiscard }: Options): EditedGroup {
  const [edited, setEdited] = useState<Edit | null>(null);
  const api = useApi();
  const saving = useSaveGroup((outcome) => {
    setEdited(null);
    if (outcome.kind === 'proposed') {
      void requestedMessage(api, `proposal:${outcome.proposalId}`).then(showToast);
      onSaved(group?.id ?? null);
      return;
    }
    const { title, text } = strategySaveMessage(outcome);
    showToast({ tone: 'success', title, text });
    onSaved(outcome.id);
  });
  const [shown, setShown] = useState(() => shownOf(group));
  // Without an edit the newest saved version is shown.
  if (shown.version !== (group?.version ?? 0)) setShown(shownOf(group));
  const draft = edited?.draft ?? shown.draft ?? first;
  const from = edited === null ? group : edited.from;
  return {
    draft,
    from,
    changes: edited === null && group !== null ? [] : groupChanges(from, documentOf(draft)),
    problem: draftProblem(draft),
    error: saving.error,
    isSaving: saving.isPending,
    mayWrite: group === null ? mayCreate : group.permission_level !== 'read',
    mayCreate,
    set: (next) => {
      // Rows keep their keys from the first edit on, so that a field keeps its focus.
      setEdited({ draft: next, from });
      if (saving.error !== null) saving.reset();
    },
    keepOver: (version) => {
      setEdited({ draft: { ...draft, version }, from: group });
      saving.reset();
    },
    save: () => saving.mutate({ draft }),
    discard: () => {
      setEdited(null);
      saving.reset();
      onDiscard();
    },
  };
}
