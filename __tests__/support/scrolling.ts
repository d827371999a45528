/** Scrolls pages, and measures how far, how wide and how stable they are, and what of a list is in view. */
import type { Locator, Page } from 'playwright-core';

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the page has painted some frames. The browser calls observers and scroll events with each of them. */
export const frames = (page: Page, count = 2) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Scrolls and waits for the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await frames(page);
}

/** Finds a text with a link to it, as the search of the browser does. Adds a history entry. */
export const findOnPage = (page: Page, text: string) =>
  page.goto(`${page.url()}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`);

/** Returns how many pixels the page is wider than its window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Behind an open dialog, the page does not use the width of its scrollbar.
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Returns the sum of all layout shifts so far, or since a time in milliseconds. */
export const layoutShift = (page: Page, since = 0): Promise<number> =>
  page.evaluate(async (start) => {
    let sum = 0;
    const add = (shifts: PerformanceEntryList) => {
      for (const { startTime, value } of shifts as (PerformanceEntry & { value: number })[])
        if (startTime >= start) sum += value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The shifts of a frame are reported while the page is idle after it.
    await new Promise(requestAnimationFrame);
    await new Promise((idle) => requestIdleCallback(idle));
    add(observer.takeRecords());
    return sum;
  }, since);

/** Returns the texts of a part of the items of a list that are completely in view and accessible. */
export const textsInView = (items: Locator, part: string) =>
  items.evaluateAll((all, selector) => {
    const { left, right } = all[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const isInView = (item: Element) => {
      const box = item.getBoundingClientRect();
      return !item.matches('[inert], [aria-hidden]') && box.left >= left - 2 && box.right <= right + 2;
    };
    return all.filter(isInView).map((item) => item.querySelector(selector)?.textContent);
  }, part);
