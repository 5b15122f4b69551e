import type { Locator } from '@playwright/test';

/** The line on which the text of an element stands, in pixels from the top of the window. */
export const baselineOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    element.append(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
  });

/** The contrast of an element's edge with the ground of the dialog in which it is (WCAG 1.4.11 asks for 3). */
export async function contrastOfEdge(element: Locator): Promise<number> {
  const colours = await element.evaluate((box) => {
    const ground = box.closest('[role=dialog]') ?? document.body;
    return [getComputedStyle(box).borderTopColor, getComputedStyle(ground).backgroundColor];
  });
  const [darker = 0, lighter = 0] = colours.map(luminanceOf).sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @param colour as the browser tells it, e.g. `rgb(123, 135, 148)` */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) =>
    linear(Number(part) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
