import { createSpotlight } from '@mantine/spotlight';

export const [store, spotlight] = createSpotlight();

/** Marks the first entry, which Enter opens; Spotlight does so only while one types, not when answers arrive. */
export function selectFirst(): void {
  const list = document.getElementById(store.getState().listId);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  const first = list?.querySelector('[data-action]');
  first?.setAttribute('data-selected', 'true');
  store.setState({ ...store.getState(), selected: first ? 0 : -1 });
}
