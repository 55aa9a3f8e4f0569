import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { follow } from './lib/routes.svelte';
import { wearTheme } from './lib/settings.svelte';
import { language } from './lib/words.svelte';

import.meta.glob('./games/*/tones.css', { eager: true }); // each game's colours
document.documentElement.lang = language();
wearTheme();
follow();
mount(App, { target: document.getElementById('app')! });
