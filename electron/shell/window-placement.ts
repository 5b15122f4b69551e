import { z } from 'zod';
import { WINDOW_DEFAULT, WINDOW_MINIMUM } from './window-options.ts';

/** Where the window stood when it was closed last. */
export const Placement = z.strictObject({
  x: z.int(),
  y: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
  maximised: z.boolean(),
});
export type Placement = z.infer<typeof Placement>;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A placement that can be seen and reached: inside one of the work areas, never larger than it. A screen that
 * was unplugged since must not leave the window in the dark.
 * @param workAreas at least one; the first is the primary screen's
 */
export function visiblePlacement(wanted: Placement | null, workAreas: readonly [Area, ...Area[]]): Placement {
  const area = workAreas.find((each) => wanted !== null && contains(each, wanted)) ?? workAreas[0];
  const width = clamp(wanted?.width ?? WINDOW_DEFAULT.width, WINDOW_MINIMUM.width, area.width);
  const height = clamp(wanted?.height ?? WINDOW_DEFAULT.height, WINDOW_MINIMUM.height, area.height);
  const centred = { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2 };
  return {
    x: Math.round(clamp(wanted?.x ?? centred.x, area.x, area.x + area.width - width)),
    y: Math.round(clamp(wanted?.y ?? centred.y, area.y, area.y + area.height - height)),
    width,
    height,
    maximised: wanted?.maximised ?? false,
  };
}

function contains(area: Area, placement: Placement): boolean {
  const middle = { x: placement.x + placement.width / 2, y: placement.y + placement.height / 2 };
  return (
    middle.x >= area.x &&
    middle.x < area.x + area.width &&
    middle.y >= area.y &&
    middle.y < area.y + area.height
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), Math.min(least, most));
}
