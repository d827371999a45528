#!/usr/bin/python3
"""Prints a page on A4 paper to a PDF file. Requires a display.

Usage: webkitPrint.py URL FILE
"""
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

MARGIN = 12
url, file = sys.argv[1:]

# Waits for fonts and for pictures that the page would load lazily.
READY = """
for (const image of document.images) image.loading = 'eager';
await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
await document.fonts.ready;
"""


def print_page(view):
    operation = WebKit2.PrintOperation.new(view)
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set('output-file-format', 'pdf')
    settings.set('output-uri', f'file://{file}')
    paper = Gtk.PageSetup()
    paper.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
    for side in ('top', 'bottom', 'left', 'right'):
        getattr(paper, f'set_{side}_margin')(MARGIN, Gtk.Unit.MM)
    operation.set_print_settings(settings)
    operation.set_page_setup(paper)
    operation.connect('finished', lambda _operation: Gtk.main_quit())
    operation.connect('failed', lambda _operation, error: sys.exit(str(error)))
    operation.print_()
    return operation


def loaded(view, event):
    if event == WebKit2.LoadEvent.FINISHED:
        view.call_async_javascript_function(READY, -1, None, None, None, None, ready)


def ready(view, result):
    view.call_async_javascript_function_finish(result)
    # This reference keeps the operation alive until it has finished.
    view.operation = print_page(view)


window = Gtk.Window()
window.set_default_size(1440, 900)
view = WebKit2.WebView()
view.connect('load-changed', loaded)
window.add(view)
window.show_all()
view.load_uri(url)
Gtk.main()
