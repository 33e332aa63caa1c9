import type { Child } from '../kernel/state/child.ts';
import type { Parent } from '../kernel/state/parent.ts';

/** What the rows of working orders were made of. Records are replaced when they change, so the same one says the same. */
export class ShownRecords {
  readonly #parents = new Map<number, Parent>();
  readonly #children = new Map<number, { readonly parent: Parent; readonly child: Child }>();

  hasParent(parent: Parent): boolean {
    return this.#parents.get(parent.id) === parent;
  }

  hasChild(parent: Parent, child: Child): boolean {
    const shown = this.#children.get(child.id);
    return shown?.child === child && shown.parent === parent;
  }

  seeParent(parent: Parent): void {
    this.#parents.set(parent.id, parent);
  }

  seeChild(parent: Parent, child: Child): void {
    this.#children.set(child.id, { parent, child });
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
