import { movedPriorities } from '@meridian/domain/routing/venue-order';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import { useOrderVenues } from './use-routing.ts';
import type { VenueRow } from './venue-rows.ts';

/** Changes routing priority by drag or arrow keys. Each move is saved at once and recorded. */
export function useVenueMoves(all: readonly VenueRow[], shown: readonly VenueRow[]) {
  const save = useOrderVenues();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const configured = all.flatMap(({ configuration }) => (configuration === null ? [] : [configuration]));
  const visible = shown.flatMap(({ configuration }) => (configuration === null ? [] : [configuration]));
  const move = (id: number, beforeId: number | null) => {
    if (save.isPending) return;
    const versionOf = new Map(configured.map((row) => [row.id, row.version]));
    const rows = movedPriorities(configured, id, beforeId).map((row) =>
      Object.assign({ version: versionOf.get(row.id) ?? 1 }, row),
    );
    const name = configured.find((row) => row.id === id)?.venue ?? '';
    if (rows.length === 0) return;
    save.mutate(rows, {
      onSuccess: (outcome) =>
        setSaid(outcome === 'done' ? `${name} moved` : `The move of ${name} was sent for approval`),
      onError: ({ message }) => showToast({ tone: 'error', title: `${name} was not moved`, text: message }),
    });
  };
  return {
    said,
    over,
    onKey: (id: number, event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const at = visible.findIndex((row) => row.id === id);
      const neighbour = visible[step < 0 ? at - 1 : at + 2];
      if (step < 0 ? at === 0 : at === visible.length - 1) return;
      // A row dropped after the last shown row goes behind that row, not to the end of the full list.
      const last = visible.at(-1);
      const after = configured.findIndex((row) => row.id === last?.id) + 1;
      move(id, neighbour?.id ?? configured[after]?.id ?? null);
    },
    drag: (id: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(id));
        setDragged(id);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDragEnd: () => {
        setDragged(null);
        setOver(null);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null) move(dragged, id);
        setDragged(null);
        setOver(null);
      },
    }),
  };
}
