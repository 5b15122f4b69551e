import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { Annotations } from './annotate-imports.ts';
import type { ImportList } from './import-list.ts';
import type { LinkRepository } from './link.repository.ts';
import type { LookRepository } from './look.repository.ts';
import type { Looking } from './looking.ts';
import { asItem, makeDrafts, type MakeItemNeeds } from './make-items.ts';
import type { StoredImports } from './stored-imports.ts';
import { timelineOf, type TimelineNeeds } from './timeline.ts';
import type { WatchRepository } from './watch.repository.ts';

export interface HandlerParts extends TimelineNeeds {
  looking: Looking;
  list: ImportList;
  stored: StoredImports;
  annotations: Annotations;
  looks: LookRepository;
  links: LinkRepository;
  watch: WatchRepository;
  making: MakeItemNeeds;
}

/** Answers the calls of the group `customsImports`. */
export function createCustomsImportHandlers(parts: HandlerParts): GroupHandlers<'customsImports'> {
  const { looking, list, stored, annotations, looks, links, watch, making } = parts;
  return {
    status: () => looking.status(),
    look: ({ lookBack }) => looking.byHand(lookBack),
    seen: () => looking.seen(),
    settings: () => watch.settings(),
    changeSettings: (settings) => looking.changeSettings(settings),
    unreadable: ({ from, count }) => looks.unreadable(from, count),
    async page({ list: wanted, from, count }) {
      const ids = await list.ids(wanted);
      return { rows: stored.lines([...ids.subarray(from, from + count)]), total: ids.length };
    },
    get: ({ id }) => stored.get(id),
    totals: ({ filter }) => list.totals(filter),
    async groups({ filter, by, from, count }) {
      const groups = await list.groups(filter, by);
      return { rows: groups.slice(from, count), total: groups.total };
    },
    facet: ({ filter, field }) => list.facet(filter, field),
    pictures: ({ filter }) => list.pictures(filter),
    timeline: ({ id, from, count }) => timelineOf(id, { from, count }, parts),
    mark: async ({ selection, mark }) => ({
      count: await annotations.mark(await stored.selected(selection), mark),
    }),
    note: ({ id, note }) => annotations.note(id, note),
    link: ({ id, itemId }) => annotations.link(id, itemId),
    asItem: ({ id }) => asItem(stored.get(id), making),
    makeDrafts: async ({ selection }) => makeDrafts(await stored.selected(selection), making),
    ofItem: ({ id }) => links.ofItem(id),
  };
}
