import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SideDialog } from '@/components/dialog/side-dialog';
import { Waiting } from '@/components/waiting';
import { ViewerHost } from '@/documents/viewer/viewer-host';
import { useLayout } from '@/lib/layout-store';
import { layout } from '@/lib/texts/layout';
import { Header } from './header';
import { OfflineNotice } from './offline-notice';
import { PaletteHost } from './palette-host';
import classes from './shell.module.css';
import { Sidebar } from './sidebar';
import { useReturn } from './use-return';

/** The frame around every signed-in screen: sidebar, header, and the one area that scrolls. */
export function Shell() {
  const collapsed = useLayout((state) => state.collapsed);
  return (
    <div className={classes.shell} data-collapsed={collapsed || undefined}>
      <a href="#content" className={classes.skip}>
        {layout.skipToContent}
      </a>
      <div className={classes.sidebar}>
        <Sidebar narrow={collapsed} />
      </div>
      <MobileMenu />
      <Header />
      <Content />
      <PaletteHost />
      <ViewerHost />
    </div>
  );
}

function MobileMenu() {
  const { drawerOpen, setDrawer } = useLayout();
  const { pathname } = useLocation();
  useEffect(() => setDrawer(false), [pathname, setDrawer]);
  return (
    <SideDialog
      name="main-menu"
      opened={drawerOpen}
      onClose={() => setDrawer(false)}
      size={280}
      padding={0}
      withCloseButton={false}
      label={layout.sections.main}
    >
      <Sidebar narrow={false} inDrawer />
    </SideDialog>
  );
}

function Content() {
  const main = useRef<HTMLElement>(null);
  useReturn(main);
  return (
    <main id="content" ref={main} className={classes.content} tabIndex={-1}>
      <OfflineNotice />
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </main>
  );
}
