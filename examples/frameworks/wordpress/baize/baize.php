<?php
/**
 * Plugin Name: Baize
 * Description: Elements of a Baize operator in posts and pages, by shortcode: [baize tag="game-lane" category="RNG"].
 * Version: 0.1.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 */

defined( 'ABSPATH' ) || exit;

/** What Settings → Baize asks for: name of the field, its words, and what it may hold. */
const BAIZE_FIELDS = array(
	'api'      => array( 'Address of the platform', 'esc_url_raw' ),
	'merchant' => array( 'Merchant code', 'sanitize_text_field' ),
	'site_key' => array( 'Site key', 'sanitize_text_field' ),
	'locale'   => array( 'Language (empty: that of the page)', 'sanitize_text_field' ),
);

/** One setting, or the empty string. */
function baize_setting( $name ) {
	$settings = get_option( 'baize', array() );
	return isset( $settings[ $name ] ) ? (string) $settings[ $name ] : '';
}

add_action( 'admin_init', function () {
	register_setting( 'baize', 'baize', array(
		'type'              => 'object',
		'sanitize_callback' => function ( $given ) {
			$kept = array();
			foreach ( BAIZE_FIELDS as $name => list( , $clean ) ) {
				$kept[ $name ] = $clean( is_array( $given ) ? trim( (string) ( $given[ $name ] ?? '' ) ) : '' );
			}
			$kept['api'] = untrailingslashit( $kept['api'] );
			return $kept;
		},
	) );
	add_settings_section( 'baize', '', '__return_null', 'baize' );
	foreach ( BAIZE_FIELDS as $name => list( $words ) ) {
		add_settings_field( "baize_$name", esc_html( $words ), function () use ( $name ) {
			printf(
				'<input class="regular-text" id="baize_%1$s" name="baize[%1$s]" value="%2$s">',
				esc_attr( $name ),
				esc_attr( baize_setting( $name ) )
			);
		}, 'baize', 'baize', array( 'label_for' => "baize_$name" ) );
	}
} );

add_action( 'admin_menu', function () {
	add_options_page( 'Baize', 'Baize', 'manage_options', 'baize', function () {
		echo '<div class="wrap"><h1>Baize</h1><form method="post" action="options.php">';
		settings_fields( 'baize' );
		do_settings_sections( 'baize' );
		submit_button();
		echo '</form></div>';
	} );
} );

/** The sheet and the script, on pages that have an element. A page is looked at before its head is written. */
function baize_enqueue() {
	$from = baize_setting( 'api' );
	if ( '' === $from ) {
		return;
	}
	// phpcs:disable WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the address names the major version
	wp_enqueue_style( 'baize', "$from/sdk/v1/baize.css", array(), null );
	wp_enqueue_script( 'baize', "$from/sdk/v1/baize.js", array(), null, false );
}

add_action( 'wp_enqueue_scripts', function () {
	$post = get_post();
	if ( is_singular() && $post && ( has_shortcode( $post->post_content, 'baize' ) || has_shortcode( $post->post_content, 'baize_scope' ) ) ) {
		baize_enqueue();
	}
} );

// A module with its settings, which optimisers are asked to leave alone.
add_filter( 'script_loader_tag', function ( $tag, $handle, $src ) {
	if ( 'baize' !== $handle ) {
		return $tag;
	}
	$data = '';
	foreach ( array_keys( BAIZE_FIELDS ) as $name ) {
		if ( '' !== baize_setting( $name ) ) {
			$data .= sprintf( ' data-%s="%s"', str_replace( '_', '-', $name ), esc_attr( baize_setting( $name ) ) );
		}
	}
	return sprintf( '<script type="module" data-cfasync="false" src="%s"%s></script>' . "\n", esc_url( $src ), $data );
}, 10, 3 );

/** Attributes that no shortcode sets. Elements know each by its name without dashes, too. */
const BAIZE_REFUSED = array( 'tag', 'style', 'api', 'merchant', 'sitekey', 'successurl', 'affiliatecode', 'referralcode' );

/**
 * Attributes as an author may write them: no handlers, no styles, and nothing that says whose element it is, where
 * it sends a visitor afterwards, or who is paid for one.
 *
 * Authors may not write scripts into a post, so they may not by way of an attribute either; nor may a form for
 * passwords be pointed at somebody else's platform.
 */
function baize_attributes( $given ) {
	$written = '';
	foreach ( (array) $given as $name => $value ) {
		// An attribute without a value comes as a value without a name.
		if ( is_int( $name ) ) {
			list( $name, $value ) = array( strtolower( $value ), '' );
		}
		$name = strtolower( $name );
		$bare = str_replace( '-', '', $name );
		if ( ! preg_match( '/^[a-z][a-z-]*$/', $name ) || 0 === strpos( $name, 'on' ) || in_array( $bare, BAIZE_REFUSED, true ) ) {
			continue;
		}
		$written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $written;
}

// [baize tag="game-lane" category="RNG"]
add_shortcode( 'baize', function ( $given ) {
	$tag = strtolower( preg_replace( '/^baize-/', '', (string) ( $given['tag'] ?? '' ) ) );
	if ( ! preg_match( '/^[a-z]+(-[a-z]+)*$/', $tag ) ) {
		return '';
	}
	baize_enqueue();
	return sprintf( '<baize-%1$s%2$s></baize-%1$s>', $tag, baize_attributes( $given ) );
} );

// [baize_scope locale="es"][baize tag="register"][/baize_scope]: another language of the same operator.
add_shortcode( 'baize_scope', function ( $given, $inside = '' ) {
	baize_enqueue();
	return sprintf(
		// Themes give each box of a post its width, and a scope is no box.
		'<div><baize-scope api="%s" merchant="%s" site-key="%s"%s>%s</baize-scope></div>',
		esc_url( baize_setting( 'api' ) ),
		esc_attr( baize_setting( 'merchant' ) ),
		esc_attr( baize_setting( 'site_key' ) ),
		baize_attributes( $given ),
		do_shortcode( $inside )
	);
} );
