import { EventEmitter } from 'node:events';
import { noteDeed } from './deeds.ts';
import { standIn, type Emulated } from './stand-in.ts';

let applicationMenu: Electron.Menu | null = null;

type Template = (Electron.MenuItem | Electron.MenuItemConstructorOptions)[];

/** A menu is kept, never drawn; accelerators and roles do nothing. */
class HostMenu extends EventEmitter implements Emulated<Electron.Menu> {
  private readonly template: Template;
  constructor(template: Template) {
    super();
    this.template = template;
  }
  popup(): void {
    noteDeed('menu.popup', this.template.map((item) => item.label ?? item.role ?? '').join(', '));
  }
}

export const Menu = standIn<typeof Electron.Menu>('Menu', {
  setApplicationMenu: (menu) => {
    applicationMenu = menu;
  },
  getApplicationMenu: () => applicationMenu,
  buildFromTemplate: (template) => standIn<Electron.Menu>('menu', new HostMenu(template)),
});
