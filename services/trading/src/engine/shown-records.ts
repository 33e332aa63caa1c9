import { IdTable } from '../by-id/id-table.ts';
import type { Child } from '../kernel/state/child.ts';
import type { Parent } from '../kernel/state/parent.ts';

type Shown = Pick<Parent, 'terms' | 'route'>;

/**
 * What the standing fields of working orders' rows were made of. Terms and routes are replaced when they change, so the
 * same ones say the same.
 */
export class ShownRecords {
  readonly #parents = new IdTable<Shown>();
  readonly #children = new IdTable<Shown>();

  hasParent(parent: Parent): boolean {
    return isSame(this.#parents.get(parent.id), parent);
  }

  /** A child keeps its own terms for good. */
  hasChild(parent: Parent, { id }: Child): boolean {
    return isSame(this.#children.get(id), parent);
  }

  seeParent(parent: Parent): void {
    this.#parents.set(parent.id, shownOf(parent));
  }

  seeChild(parent: Parent, { id }: Child): void {
    const ofParent = this.#parents.get(parent.id);
    this.#children.set(id, ofParent !== undefined && isSame(ofParent, parent) ? ofParent : shownOf(parent));
  }

  forgetParent(id: number): void {
    this.#parents.delete(id);
  }

  forgetChild(id: number): void {
    this.#children.delete(id);
  }

  /** Something else that rows show has changed. */
  clear(): void {
    this.#parents.clear();
    this.#children.clear();
  }
}

/** Not the order itself, which changes with everything that happens. */
function shownOf({ terms, route }: Parent): Shown {
  return { terms, route };
}

function isSame(shown: Shown | undefined, { terms, route }: Parent): boolean {
  return shown !== undefined && shown.terms === terms && shown.route === route;
}
