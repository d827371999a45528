#!/usr/bin/python3
"""Opens a WebKitGTK window without a toolbar, for WebKitWebDriver.

MiniBrowser is no alternative, because its window cannot be narrower than 447 px.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

HOME = os.environ['HOME']
manager = WebKit2.WebsiteDataManager(base_data_directory=f'{HOME}/data', base_cache_directory=f'{HOME}/cache')
# The proxy does not exist, so pages cannot load anything from other hosts.
manager.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new('http://127.0.0.1:9', ['127.0.0.1'])
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)


def new_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_javascript('--no-scripts' not in sys.argv)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.set_decorated(False)
    window.add(view)
    window.show_all()
    view.connect('close', lambda _view: window.destroy())
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    # WebKitWebDriver requires its default browser name.
    info.set_name('MiniBrowser')
    session.set_application_info(info)
    # WebKit emits this signal for windows, and with a detail for tabs.
    session.connect('create-web-view', new_view)


context.connect('automation-started', started)
Gtk.main()
